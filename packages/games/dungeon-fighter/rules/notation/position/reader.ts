/** The line reader under the names that positions use. */
export {
  LineReader,
  meantWord as meant,
  UnreadableLine as Unreadable,
  unreadableLine as unreadable,
} from '@tumblekeep/kernel';
