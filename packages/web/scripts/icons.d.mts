export function shapeOf(name: string): string;
export function shapesOf(names: readonly string[]): string;
