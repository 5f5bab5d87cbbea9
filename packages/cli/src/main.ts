import { runProgram } from './program.ts';

// Whoever reads our output may have seen enough (`| head`).
process.stdout.on('error', error => {
  if ((error as NodeJS.ErrnoException).code !== 'EPIPE') throw error;
  process.exit(0);
});

process.exitCode = await runProgram(process.argv.slice(2));
