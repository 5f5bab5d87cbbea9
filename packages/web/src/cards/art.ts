export const ART_ICONS: readonly string[] = [];
