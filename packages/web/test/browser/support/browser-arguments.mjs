/** WebGL in software: the same pictures on every machine, slowly. All else is painted without it, ten times as fast. */
export const ARGUMENTS = [
  '--no-sandbox',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--disable-gpu-compositing',
  '--mute-audio',
];
