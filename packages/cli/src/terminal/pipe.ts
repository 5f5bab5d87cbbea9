/** A reader that goes away, like `head`, is no error. */
export function quietPipe(): void {
  process.stdout.on('error', (error: { code?: string }) => {
    if (error.code === 'EPIPE') process.exit(0);
    throw error;
  });
}
