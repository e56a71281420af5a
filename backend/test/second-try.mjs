// Some tests hold the product to wall-clock times, and a busy machine has its own. What fails once and then passes is
// printed with its error; what fails twice fails.
import { jest } from '@jest/globals';

jest.retryTimes(1, { logErrorsBeforeRetry: true });
