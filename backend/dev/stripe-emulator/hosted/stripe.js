// A stand-in for Stripe.js: the part of it that the Payment Element needs, speaking to the emulator it came from.
// Classic and without a build, because pages load it the way they load Stripe's.
(() => {
  const ORIGIN = new URL(document.currentScript.src).origin;
  const API = `${ORIGIN}/v1`;

  const FIELDS = {
    number: { label: 'Card number', autocomplete: 'cc-number', placeholder: '1234 1234 1234 1234', longest: 23 },
    expiry: { label: 'Expiration date', autocomplete: 'cc-exp', placeholder: 'MM / YY', longest: 7 },
    cvc: { label: 'Security code', autocomplete: 'cc-csc', placeholder: 'CVC', longest: 4 },
  };
  const THEMES = {
    stripe: {
      primary: '#0570de',
      background: '#ffffff',
      text: '#30313d',
      danger: '#b3093c',
      border: '#8a8fa3',
      quiet: '#5c6078',
    },
    night: {
      primary: '#7fb2ff',
      background: '#1f2430',
      text: '#f3f4f8',
      danger: '#ff9aa8',
      border: '#8b93a7',
      quiet: '#b9bfce',
    },
  };
  THEMES.flat = THEMES.stripe;

  class Emitter {
    handlers = new Map();

    on(name, handler) {
      this.handlers.set(name, [...(this.handlers.get(name) ?? []), handler]);
      return this;
    }

    once(name, handler) {
      const first = (event) => {
        this.off(name, first);
        handler(event);
      };
      return this.on(name, first);
    }

    off(name, handler) {
      this.handlers.set(name, handler ? (this.handlers.get(name) ?? []).filter((one) => one !== handler) : []);
      return this;
    }

    emit(name, event) {
      for (const handler of this.handlers.get(name) ?? []) handler(event);
    }
  }

  const digits = (text) => text.replace(/\D/g, '');

  function passesLuhn(number) {
    const sum = [...number].reverse().reduce((total, digit, index) => {
      const value = Number(digit) * (index % 2 ? 2 : 1);
      return total + (value > 9 ? value - 9 : value);
    }, 0);
    return sum % 10 === 0;
  }

  /** What is wrong with each field, in Stripe's words; nothing when all is well. */
  const CHECKS = {
    number(value) {
      const number = digits(value);
      const length = /^3[47]/.test(number) ? 15 : 16;
      if (number.length < length) return { code: 'incomplete_number', message: 'Your card number is incomplete.' };
      if (!passesLuhn(number)) return { code: 'invalid_number', message: 'Your card number is invalid.' };
    },
    expiry(value) {
      const [month = '', year = ''] = [digits(value).slice(0, 2), digits(value).slice(2)];
      if (year.length < 2 || Number(month) < 1 || Number(month) > 12) {
        return { code: 'incomplete_expiry', message: "Your card's expiration date is incomplete." };
      }
      if (new Date(2000 + Number(year), Number(month)) <= new Date()) {
        return { code: 'invalid_expiry_year_past', message: "Your card's expiration year is in the past." };
      }
    },
    cvc(value) {
      if (digits(value).length < 3)
        return { code: 'incomplete_cvc', message: "Your card's security code is incomplete." };
    },
  };

  const FORMATS = {
    number: (value) =>
      digits(value)
        .slice(0, 19)
        .replace(/(\d{4})(?=\d)/g, '$1 '),
    expiry: (value) => {
      const [month, year] = [digits(value).slice(0, 2), digits(value).slice(2, 4)];
      return year ? `${month} / ${year}` : month;
    },
    cvc: (value) => digits(value).slice(0, 4),
  };

  const STYLES = `
:host { display: block }
.form { display: grid; grid-template-columns: 1fr 1fr; gap: 12px; font: var(--size) / 1.4 var(--font); color: var(--text) }
.field { display: grid; gap: 4px; align-content: start; min-width: 0 }
.wide { grid-column: 1 / -1 }
label { font-size: .93em }
input { box-sizing: border-box; width: 100%; min-height: 44px; padding: 10px 12px; font: inherit; font-size: 16px; color: inherit;
  background: var(--background); border: 1px solid var(--border); border-radius: var(--radius) }
input::placeholder { color: var(--quiet); opacity: 1 }
input:focus-visible { outline: 2px solid var(--primary); outline-offset: 1px }
input[aria-invalid="true"] { border-color: var(--danger) }
.error { margin: 0; color: var(--danger); font-size: .87em }
.error:empty { display: none }
.note { margin: 0; color: var(--quiet); font-size: .87em }`;

  class PaymentElement extends Emitter {
    constructor(elements, type, options = {}) {
      super();
      Object.assign(this, { elements, type, options, inputs: {}, errors: {} });
    }

    mount(target) {
      const place = typeof target === 'string' ? document.querySelector(target) : target;
      if (!place) throw new Error('The element you want to mount to does not exist.');
      this.host = document.createElement('div');
      this.host.className = '__PrivateStripeElement';
      this.draw(this.host.attachShadow({ mode: 'open' }));
      place.replaceChildren(this.host);
      this.restyle();
      // After whoever mounts has had time to listen.
      setTimeout(() => this.load());
      return this;
    }

    async load() {
      if (!this.host) return;
      this.emit('loaderstart', { elementType: this.type });
      const { clientSecret } = this.elements.options;
      const { error } = clientSecret ? await retrieve(this.elements.key, clientSecret) : {};
      if (!this.host) return;
      if (error) this.emit('loaderror', { elementType: this.type, error });
      else this.emit('ready', { elementType: this.type });
    }

    draw(root) {
      const style = document.createElement('style');
      style.textContent = STYLES;
      const form = document.createElement('div');
      form.className = 'form';
      form.setAttribute('role', 'group');
      form.setAttribute('aria-label', 'Card');
      for (const name of Object.keys(FIELDS)) form.append(this.field(name));
      const note = document.createElement('p');
      note.className = 'note wide';
      note.textContent = 'Payments are emulated here. Use a test card such as 4242 4242 4242 4242.';
      form.append(note);
      root.append(style, form);
    }

    field(name) {
      const { label: text, autocomplete, placeholder, longest } = FIELDS[name];
      const field = document.createElement('div');
      field.className = name === 'number' ? 'field wide' : 'field';
      const label = document.createElement('label');
      Object.assign(label, { htmlFor: name, textContent: text });
      const input = document.createElement('input');
      Object.assign(input, { id: name, name, autocomplete, placeholder, maxLength: longest, inputMode: 'numeric' });
      input.setAttribute('aria-describedby', `${name}-error`);
      input.setAttribute('aria-required', 'true');
      const error = document.createElement('p');
      Object.assign(error, { id: `${name}-error`, className: 'error' });
      error.setAttribute('role', 'alert');
      input.addEventListener('input', () => {
        input.value = FORMATS[name](input.value);
        this.show(name, undefined);
        this.emit('change', this.state());
      });
      input.addEventListener('blur', () => {
        if (input.value) this.show(name, CHECKS[name](input.value));
        this.emit('blur', { elementType: this.type });
      });
      input.addEventListener('focus', () => this.emit('focus', { elementType: this.type }));
      input.addEventListener('keydown', ({ key }) => {
        if (key === 'Escape') this.emit('escape', { elementType: this.type });
        // As in Stripe's own form, Enter sends the form around this one.
        if (key === 'Enter') this.host.closest('form')?.requestSubmit();
      });
      this.inputs[name] = input;
      this.errors[name] = error;
      field.append(label, input, error);
      return field;
    }

    state() {
      const values = Object.values(this.inputs).map(({ value }) => value);
      return {
        elementType: this.type,
        empty: values.every((value) => !value),
        complete: Object.entries(this.inputs).every(([name, { value }]) => !CHECKS[name](value)),
        collapsed: false,
        value: { type: 'card' },
      };
    }

    show(name, problem) {
      this.errors[name].textContent = problem?.message ?? '';
      this.inputs[name].setAttribute('aria-invalid', String(problem !== undefined));
    }

    /** @returns the first problem, having shown all of them and gone to the first. */
    validate() {
      const problems = Object.keys(FIELDS).map((name) => [name, CHECKS[name](this.inputs[name]?.value ?? '')]);
      for (const [name, problem] of problems) if (this.inputs[name]) this.show(name, problem);
      const [first] = problems.filter(([, problem]) => problem);
      if (!first) return undefined;
      this.inputs[first[0]]?.focus();
      return { type: 'validation_error', ...first[1] };
    }

    card() {
      const expiry = digits(this.inputs.expiry.value);
      return {
        number: digits(this.inputs.number.value),
        exp_month: String(Number(expiry.slice(0, 2))),
        exp_year: `20${expiry.slice(2)}`,
        cvc: this.inputs.cvc.value,
      };
    }

    restyle() {
      const { theme = 'stripe', variables = {} } = this.elements.options.appearance ?? {};
      const colours = THEMES[theme] ?? THEMES.stripe;
      const set = (name, value) => this.host?.style.setProperty(`--${name}`, value);
      set('primary', variables.colorPrimary || colours.primary);
      set('background', variables.colorBackground || colours.background);
      set('text', variables.colorText || colours.text);
      set('danger', variables.colorDanger || colours.danger);
      set('quiet', variables.colorTextSecondary || colours.quiet);
      set('border', variables.colorTextSecondary || colours.border);
      set('radius', variables.borderRadius || '6px');
      set('font', variables.fontFamily || 'system-ui, sans-serif');
      set('size', variables.fontSizeBase || '15px');
    }

    update(options) {
      Object.assign(this.options, options);
    }

    focus() {
      this.inputs.number?.focus();
    }

    blur() {
      Object.values(this.inputs).forEach((input) => input.blur());
    }

    clear() {
      for (const [name, input] of Object.entries(this.inputs)) {
        input.value = '';
        this.show(name, undefined);
      }
    }

    collapse() {}

    unmount() {
      this.host?.remove();
      this.host = undefined;
    }

    destroy() {
      this.unmount();
      this.elements.forget(this);
    }
  }

  class Elements {
    elements = [];

    constructor(key, options) {
      this.key = key;
      this.options = { ...options };
    }

    create(type, options) {
      if (type !== 'payment' && type !== 'card') throw new Error(`The emulator has no ${type} element.`);
      if (this.getElement(type)) throw new Error(`Can only create one Element of type ${type}.`);
      const element = new PaymentElement(this, type, options);
      this.elements.push(element);
      return element;
    }

    getElement(type) {
      return this.elements.find((element) => element.type === (type?.__elementType ?? type)) ?? null;
    }

    update(options) {
      Object.assign(this.options, options);
      for (const element of this.elements) element.restyle();
    }

    forget(element) {
      this.elements = this.elements.filter((one) => one !== element);
    }

    async submit() {
      const error = this.elements[0]?.validate();
      return error ? { error } : { selectedPaymentMethod: 'card' };
    }

    async fetchUpdates() {
      return {};
    }
  }

  function flatten(value, name, form = new URLSearchParams()) {
    if (value === undefined || value === null) return form;
    if (typeof value === 'object') {
      for (const [key, inner] of Object.entries(value)) flatten(inner, name ? `${name}[${key}]` : key, form);
    } else form.set(name, String(value));
    return form;
  }

  async function call(key, method, path, params) {
    const form = flatten(params, '').toString();
    const isGet = method === 'GET';
    try {
      const response = await fetch(`${API}${path}${isGet ? `?${form}` : ''}`, {
        method,
        headers: { authorization: `Bearer ${key}`, 'content-type': 'application/x-www-form-urlencoded' },
        ...(isGet ? {} : { body: form }),
      });
      return await response.json();
    } catch {
      const message =
        'We are experiencing issues connecting to our payments provider. Please check your internet connection and try again.';
      return { error: { type: 'api_connection_error', message } };
    }
  }

  /** A client secret says which intent it opens. */
  function addressOf(clientSecret) {
    const [id] = String(clientSecret).split('_secret_');
    const isSetup = id.startsWith('seti_');
    if (!isSetup && !id.startsWith('pi_')) throw new Error('Invalid value for a client secret.');
    const kind = isSetup ? 'setup_intent' : 'payment_intent';
    return { id, kind, path: `/${kind}s/${id}`, field: isSetup ? 'setupIntent' : 'paymentIntent' };
  }

  async function retrieve(key, clientSecret) {
    const { path, field } = addressOf(clientSecret);
    const answer = await call(key, 'GET', path, { client_secret: clientSecret });
    return answer.error ? { error: answer.error } : { [field]: answer };
  }

  /** Opens the bank's page over this one, and resolves when its owner answered there or closed it. */
  function showChallenge(url) {
    return new Promise((resolve) => {
      const dialog = document.createElement('dialog');
      dialog.setAttribute('aria-label', 'Your bank asks for confirmation');
      dialog.style.cssText =
        'width:min(440px,92vw);height:min(460px,86vh);padding:0;border:0;border-radius:12px;overflow:hidden;color-scheme:light dark';
      const frame = document.createElement('iframe');
      frame.title = "Your bank's page";
      frame.name = '__stripe_challenge';
      frame.src = `${url}&embedded=1`;
      frame.style.cssText = 'flex:1;width:100%;border:0';
      const close = document.createElement('button');
      Object.assign(close, { type: 'button', textContent: 'Cancel' });
      close.style.cssText =
        'align-self:end;min-height:44px;padding:0 16px;font:16px system-ui,sans-serif;background:none;border:0;color:inherit';
      const finish = () => {
        window.removeEventListener('message', onMessage);
        dialog.remove();
        resolve();
      };
      const onMessage = ({ origin, data }) => {
        if (origin === ORIGIN && data?.type === 'stripe-emulator:challenge') finish();
      };
      window.addEventListener('message', onMessage);
      // Whoever closes the bank's page has not confirmed anything.
      dialog.addEventListener('cancel', finish);
      close.addEventListener('click', finish);
      dialog.append(close, frame);
      document.body.append(dialog);
      dialog.showModal();
      // `display` in the style would show the dialog before it is open.
      Object.assign(dialog.style, { display: 'flex', flexDirection: 'column' });
    });
  }

  async function finishAction(key, clientSecret, intent) {
    const { field } = addressOf(clientSecret);
    const { next_action: action } = intent;
    if (action?.type === 'redirect_to_url') {
      window.location.assign(action.redirect_to_url.url);
      return new Promise(() => undefined);
    }
    if (action?.type !== 'use_stripe_sdk') return { [field]: intent };
    await showChallenge(action.use_stripe_sdk.stripe_js);
    const after = await retrieve(key, clientSecret);
    const settled = after[field];
    const failure = settled?.last_payment_error ?? settled?.last_setup_error;
    if (failure) return { error: { ...failure, [addressOf(clientSecret).kind]: settled } };
    if (settled?.status === 'requires_action') {
      const message =
        'We are unable to authenticate your payment method. Please choose a different payment method and try again.';
      return {
        error: {
          type: 'invalid_request_error',
          code: 'payment_intent_authentication_failure',
          message,
          [addressOf(clientSecret).kind]: settled,
        },
      };
    }
    return after;
  }

  async function confirm(key, { clientSecret, params, isElements, redirect, returnUrl }) {
    const { path, kind, field } = addressOf(clientSecret);
    const answer = await call(key, 'POST', `${path}/confirm`, {
      ...params,
      client_secret: clientSecret,
      use_stripe_sdk: true,
      ...(returnUrl ? { return_url: returnUrl } : {}),
    });
    if (answer.error) return { error: answer.error };
    const result =
      answer.status === 'requires_action' ? await finishAction(key, clientSecret, answer) : { [field]: answer };
    if (result.error || !isElements || redirect === 'if_required') return result;
    const target = new URL(returnUrl);
    target.searchParams.set(kind, result[field].id);
    target.searchParams.set(`${kind}_client_secret`, clientSecret);
    target.searchParams.set(
      'redirect_status',
      result[field].status === 'requires_payment_method' ? 'failed' : 'succeeded',
    );
    window.location.assign(target.href);
    // The page is on its way out: nothing after this call may run.
    return new Promise(() => undefined);
  }

  async function confirmWithElements(key, { elements, clientSecret, confirmParams = {}, redirect = 'always' }) {
    const secret = clientSecret ?? elements?.options.clientSecret;
    if (!secret) throw new Error('Missing value for clientSecret.');
    const { return_url: returnUrl, payment_method: method, payment_method_data: data, ...others } = confirmParams;
    if (!returnUrl && redirect !== 'if_required') throw new Error('You must provide a return_url in confirmParams.');
    const element = elements?.elements[0];
    const problem = method ? undefined : element?.validate();
    if (problem) return { error: problem };
    const card = method
      ? { payment_method: method }
      : { payment_method_data: { type: 'card', ...data, card: element.card() } };
    return confirm(key, {
      clientSecret: secret,
      params: { ...others, ...card },
      isElements: true,
      redirect,
      returnUrl,
    });
  }

  /** The older calls, which name the card themselves. */
  function confirmCard(key, clientSecret, { payment_method: given, return_url: returnUrl, ...others } = {}) {
    if (given && typeof given === 'object') {
      const { card, ...details } = given;
      const problem = card.validate();
      if (problem) return Promise.resolve({ error: problem });
      const params = { ...others, payment_method_data: { type: 'card', ...details, card: card.card() } };
      return confirm(key, { clientSecret, params, isElements: false, returnUrl });
    }
    return confirm(key, { clientSecret, params: { ...others, payment_method: given }, isElements: false, returnUrl });
  }

  async function createPaymentMethod(key, { elements, element, type = 'card', card, ...details }) {
    const form = elements?.elements[0] ?? element ?? card;
    const problem = form.validate();
    if (problem) return { error: problem };
    const made = await call(key, 'POST', '/payment_methods', { type, ...details.params, card: form.card() });
    return made.error ? { error: made.error } : { paymentMethod: made };
  }

  function Stripe(key) {
    if (!/^pk_test_/.test(key)) throw new Error('The emulator takes publishable test keys only.');
    return {
      elements: (options) => new Elements(key, options),
      confirmPayment: (options) => confirmWithElements(key, options),
      confirmSetup: (options) => confirmWithElements(key, options),
      confirmCardPayment: (secret, data) => confirmCard(key, secret, data),
      confirmCardSetup: (secret, data) => confirmCard(key, secret, data),
      createPaymentMethod: (options) => createPaymentMethod(key, options),
      createToken: () =>
        Promise.resolve({ error: { type: 'invalid_request_error', message: 'The emulator makes no tokens.' } }),
      retrievePaymentIntent: (secret) => retrieve(key, secret),
      retrieveSetupIntent: (secret) => retrieve(key, secret),
      handleNextAction: async ({ clientSecret }) => {
        const result = await retrieve(key, clientSecret);
        const intent = result.paymentIntent ?? result.setupIntent;
        return intent?.status === 'requires_action' ? finishAction(key, clientSecret, intent) : result;
      },
      registerAppInfo: () => undefined,
      _registerWrapper: () => undefined,
    };
  }
  Stripe.version = 'endive';
  window.Stripe = Stripe;
})();
