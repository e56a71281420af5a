// Loaded into a server before its own code: its clock can be moved by a message, as an operator or a faulty machine does.
let offsetMs = 0;
const RealDate = Date;

class MovedDate extends RealDate {
  constructor(...parts) {
    if (parts.length) super(...parts);
    else super(RealDate.now() + offsetMs);
  }

  static now() {
    return RealDate.now() + offsetMs;
  }
}
globalThis.Date = MovedDate;

process.on('message', (message) => {
  if ('clockOffsetMs' in message) offsetMs = message.clockOffsetMs;
});
process.channel?.unref();
