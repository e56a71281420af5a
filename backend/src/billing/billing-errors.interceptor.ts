import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { catchError, type Observable, throwError } from 'rxjs';
import { toBillingError } from './stripe-client.js';

/** What Stripe throws becomes one of our errors; its texts are for operators, but for those about a card. */
@Injectable()
export class BillingErrors implements NestInterceptor {
  intercept(_context: ExecutionContext, next: CallHandler): Observable<unknown> {
    return next.handle().pipe(catchError((error: unknown) => throwError(() => toBillingError(error))));
  }
}
