/** What `?`, `? rabid`, `help` and `explain rabid` ask about: '' for help as such, nothing when it is something else. */
export function topicOf(typed: string): string | undefined {
  const [, topic] = /^(?:\?|(?:help|explain)(?=\s|$))\s*(.*)$/is.exec(typed.trim()) ?? [];
  return topic?.trim();
}
