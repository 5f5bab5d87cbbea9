/** Sentences in the order they are told; the same one may be told twice, so its place is its name. */
export function Sentences({
  lines,
  as: Tag = 'p',
}: {
  readonly lines: readonly string[];
  readonly as?: 'p' | 'li';
}) {
  return lines.map((line, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: sentences never change places
    <Tag key={i}>{line}</Tag>
  ));
}
