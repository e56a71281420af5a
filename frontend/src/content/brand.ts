import { runtimeConfig } from '../api/runtime-config';

/** The product's name, as the operator has set it. */
export const brandName = () => runtimeConfig().appName;

export const supportEmail = () => runtimeConfig().supportEmail;
