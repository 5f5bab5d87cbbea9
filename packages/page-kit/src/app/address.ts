/** What is asked for behind the address, such as `?seed=friday`. */
export const askedFor = (name: string): string | undefined => {
  const query =
    location.search || location.hash.slice(location.hash.indexOf('?') + 1 || location.hash.length);
  return new URLSearchParams(query).get(name) ?? undefined;
};
