/** What an operating system refuses, in words. */
export const READ_REASONS: Readonly<Record<string, string>> = {
  EACCES: 'may not be read',
  EISDIR: 'is a folder, not a match log',
  ELOOP: 'is a link that leads nowhere',
  ENAMETOOLONG: 'has too long a name',
  ENOENT: 'does not exist',
  ENOTDIR: 'does not exist',
};

export const WRITE_REASONS: Readonly<Record<string, string>> = {
  EACCES: 'may not be written',
  EDQUOT: 'does not fit on the disk any more',
  EEXIST: 'exists already',
  EISDIR: 'is a folder',
  ELOOP: 'is a link that leads nowhere',
  ENAMETOOLONG: 'has too long a name',
  ENOENT: 'is in a folder that does not exist',
  ENOTDIR: 'is in a folder that does not exist',
  EPERM: 'may not be written',
  EROFS: 'is on a disk that may not be written',
  ENOSPC: 'does not fit on the disk any more',
};

export const systemReason = (error: unknown, reasons: Readonly<Record<string, string>>): string => {
  const { code = '', message = String(error) } = error as { code?: string; message?: string };
  return reasons[code] ?? message;
};
