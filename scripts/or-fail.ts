export function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

/** @param start precedes the message with which the process ends if `run` throws */
export function orFail<Result>(run: () => Result, start = ''): Result {
  try {
    return run();
  } catch (error) {
    return fail(start + (error instanceof Error ? error.message : String(error)));
  }
}
