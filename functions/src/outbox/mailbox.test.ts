import { mailboxOf } from './mailbox';

it.each([
  ['ana+1@ejemplo.com', 'ana@ejemplo.com'],
  ['Ana@Ejemplo.COM', 'ana@ejemplo.com'],
  ['a.n.a+x+y@gmail.com', 'ana@gmail.com'],
  ['ana@googlemail.com', 'ana@gmail.com'],
  ['a.na@ejemplo.com', 'a.na@ejemplo.com'],
])('mailboxOf maps %s to %s', (address, mailbox) => expect(mailboxOf(address)).toBe(mailbox));
