import { type ReactNode, useEffect } from 'react';
import { Link } from 'wouter';
import { words } from '../words/index.ts';
import { to } from './routes.ts';

export interface PageProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly className?: string;
  /** Beside the title. */
  readonly aside?: ReactNode;
}

/** The frame of every screen that is not the table: a way back, a title, one column. */
export function Page({ title, children, className = '', aside }: PageProps) {
  useTitle(title);
  return (
    <div className={`page ${className}`}>
      <header className="page-head">
        <Link href={to.start} className="page-back" title={words.app.toStart}>
          <span aria-hidden="true">‹</span> {words.app.name}
        </Link>
        <h1>{title}</h1>
        {aside}
      </header>
      <main className="page-body">{children}</main>
    </div>
  );
}

/** The title of the window; the hall has that of the page. */
export function useTitle(title?: string): void {
  useEffect(() => {
    document.title = title === undefined ? words.app.name : `${title} · ${words.app.name}`;
  }, [title]);
}
