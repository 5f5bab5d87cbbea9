/** The rule ledger of that name in `docs/rules`, as data. */
declare module 'virtual:ledger/*' {
  const chapters: readonly {
    readonly title: string;
    readonly clauses: readonly (readonly [id: string, text: string])[];
  }[];
  export default chapters;
}
