const quiet = (error: { code?: string }): void => {
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
};

/** A reader that goes away, like `head`, is no error. */
export function quietPipe(): void {
  process.stdout.off('error', quiet).on('error', quiet);
}
