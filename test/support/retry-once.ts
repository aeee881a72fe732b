// A browser on a busy machine can be starved in the middle of a test. What fails is run once more, and both
// failures are printed; what is broken fails twice.
jest.retryTimes(1, { logErrorsBeforeRetry: true });
