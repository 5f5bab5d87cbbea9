/** What does not hold in a state, in words for people who edit files and programs, and the names in it. */
export interface Wrong {
  readonly message: string;
  /** Whatever stands in the gaps of the sentence. */
  readonly about: readonly string[];
}

/** wrong`${hero} has ${life} life` */
export function wrong(
  { raw }: TemplateStringsArray,
  ...gaps: readonly (string | number | undefined)[]
): Wrong {
  const about = gaps.map(String);
  return { message: String.raw({ raw }, ...about), about };
}
