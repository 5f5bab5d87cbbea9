/** What this browser can draw with. Asked once: making a context takes its time. */
export const GRAPHICS = ['none', 'software', 'card'] as const;
export type Graphics = (typeof GRAPHICS)[number];

let known: Graphics | undefined;

function ask(): Graphics {
  const context = document.createElement('canvas').getContext('webgl2');
  if (!context) return 'none';
  const details = context.getExtension('WEBGL_debug_renderer_info');
  const name = details ? String(context.getParameter(details.UNMASKED_RENDERER_WEBGL)) : '';
  context.getExtension('WEBGL_lose_context')?.loseContext();
  return /swiftshader|llvmpipe|software|basic render/i.test(name) ? 'software' : 'card';
}

export function graphics(): Graphics {
  known ??= ask();
  return known;
}
