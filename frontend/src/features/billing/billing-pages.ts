// One chunk: whoever pays goes from one of these pages to the next.
export { ManageSubscriptionPage } from './ManageSubscriptionPage';
export { SubscribePage } from './SubscribePage';
export { SubscriptionSuccessPage } from './SubscriptionSuccessPage';
