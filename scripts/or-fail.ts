export function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

/** Ends the process with a message, after `start`, if a function throws. */
export function orFail<Result>(run: () => Result, start = ''): Result {
  try {
    return run();
  } catch (error) {
    return fail(start + (error instanceof Error ? error.message : String(error)));
  }
}
