declare module 'virtual:credits' {
  const credits: {
    readonly libraries: readonly {
      readonly name: string;
      readonly version: string;
      readonly license: string;
      readonly address?: string;
    }[];
    /** Icons that are shipped, by their names in the family. */
    readonly icons: readonly string[];
  };
  export default credits;
}
