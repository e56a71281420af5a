import { makePeople, PASSWORD } from '../../bench/http/people.ts';
import { Person } from './person.mjs';

/** People with accounts, signed in over HTTP, with more prompts than anybody could use. */
export async function crowd(count, databaseUrl, address) {
  const people = await makePeople(count, databaseUrl, address);
  return people.map(({ email, cookie }) => {
    const person = new Person(address, email);
    person.password = PASSWORD;
    for (const pair of cookie.split('; ')) {
      const at = pair.indexOf('=');
      person.cookies.set(pair.slice(0, at), pair.slice(at + 1));
    }
    return person;
  });
}
