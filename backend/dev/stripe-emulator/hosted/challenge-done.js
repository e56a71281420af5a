// Tells the page around this one that the bank has its answer.
window.parent.postMessage({ type: 'stripe-emulator:challenge' }, '*');
