/** What is wrong with the layout of a table at the size of its window. */
import type { Page } from 'playwright-core';

/**
 * Windows that people have: phones both ways, tablets both ways, small and large desks. The last one is that of a wide
 * page: whoever has looked at all of them need not go back.
 */
export const WINDOWS = [
  { width: 360, height: 640 },
  { width: 390, height: 844 },
  { width: 667, height: 375 },
  { width: 844, height: 390 },
  { width: 820, height: 1180 },
  { width: 1180, height: 820 },
  { width: 1280, height: 720 },
  { width: 1920, height: 1080 },
  { width: 1440, height: 900 },
] as const;

/** Everything is where it was put only after the next frame but one. */
const settled = (page: Page): Promise<void> =>
  page.evaluate(
    () => new Promise<void>(done => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
  );

export async function faultsAt(page: Page, size: (typeof WINDOWS)[number]): Promise<readonly string[]> {
  await page.setViewportSize(size);
  await settled(page);
  return page.evaluate(() => {
    const SLACK = 1.5;
    const faults: string[] = [];
    const { innerWidth: width, innerHeight: height } = window;
    const root = document.documentElement;
    const nameOf = (one: Element): string =>
      `${one.className || one.tagName} “${(one.textContent ?? '').trim().slice(0, 30)}”`;
    const isShown = (one: Element): boolean => one.checkVisibility({ visibilityProperty: true });
    const isInside = (inner: DOMRect, outer: { left: number; top: number; right: number; bottom: number }) =>
      inner.left >= outer.left - SLACK &&
      inner.top >= outer.top - SLACK &&
      inner.right <= outer.right + SLACK &&
      inner.bottom <= outer.bottom + SLACK;
    const screen = { left: 0, top: 0, right: width, bottom: height };

    if (root.scrollWidth > width) faults.push(`the page is ${root.scrollWidth} wide`);
    const table = document.querySelector('.table-screen');
    if (table === null) return faults;
    if (root.scrollHeight > height + SLACK) faults.push(`the page is ${root.scrollHeight} tall`);

    /** The nearest box that can be scrolled to show it. */
    const scrollerOf = (one: Element): Element | undefined => {
      for (let box = one.parentElement; box !== null && box !== document.body; box = box.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(box);
        const canMove =
          (/auto|scroll/.test(overflowY) && box.scrollHeight > box.clientHeight) ||
          (/auto|scroll/.test(overflowX) && box.scrollWidth > box.clientWidth);
        if (canMove) return box;
      }
      return undefined;
    };

    /** What sticks to an edge lies over what can be scrolled from under it. */
    const isSticky = (one: Element): boolean => {
      for (let box: Element | null = one; box !== null; box = box.parentElement)
        if (getComputedStyle(box).position === 'sticky') return true;
      return false;
    };

    for (const one of table.querySelectorAll('button, a, input, summary')) {
      if (!isShown(one) || one.classList.contains('hidden-text')) continue;
      const box = one.getBoundingClientRect();
      const scroller = scrollerOf(one);
      const outer = scroller?.getBoundingClientRect();
      if (outer === undefined ? !isInside(box, screen) : !isInside(outer, screen))
        faults.push(`${nameOf(one)} is out of reach`);
      const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
      const isScrolledAway =
        outer !== undefined && (x < outer.left || x > outer.right || y < outer.top || y > outer.bottom);
      const hit = isScrolledAway ? null : document.elementFromPoint(x, y);
      if (hit !== null && !one.contains(hit) && !hit.contains(one) && !isSticky(hit))
        faults.push(`${nameOf(one)} is covered by ${nameOf(hit)}`);
    }
    const strip = table.querySelector(':scope > .party-strip');
    for (const one of strip !== null && isShown(strip) ? strip.children : []) {
      const box = one.getBoundingClientRect();
      if (!isInside(box, screen) || one.scrollWidth > one.clientWidth + SLACK)
        faults.push(`${nameOf(one)} is cut off`);
    }
    for (const one of table.querySelectorAll('.answer, .button'))
      if (isShown(one) && one.scrollWidth > one.clientWidth + 8) faults.push(`${nameOf(one)} is cut off`);

    const isLaidOut = table.querySelector('.prompt-laid-out') !== null;
    const areas = [
      '.bar',
      '.foe-strip',
      '.party-strip',
      '.table-left',
      '.table-right',
      '.stage-box',
      '.prompt',
    ]
      .flatMap(name => [...table.querySelectorAll(`:scope > ${name}`)].map(one => ({ name, one })))
      .filter(({ name, one }) => isShown(one) && !(isLaidOut && name === '.stage-box'));
    for (const [i, a] of areas.entries())
      for (const b of areas.slice(i + 1)) {
        const [x, y] = [a.one.getBoundingClientRect(), b.one.getBoundingClientRect()];
        const over =
          Math.min(x.right, y.right) - Math.max(x.left, y.left) > SLACK &&
          Math.min(x.bottom, y.bottom) - Math.max(x.top, y.top) > SLACK;
        if (over) faults.push(`${a.name} and ${b.name} overlap`);
      }
    const stage = table.querySelector(':scope > .stage-box')?.getBoundingClientRect();
    const share = stage === undefined ? 0 : (stage.width * stage.height) / (width * height);
    const wanted = width === 1280 && height === 720 ? 0.5 : 0.3;
    if (!isLaidOut && share < wanted) faults.push(`the table has ${Math.round(share * 100)} % of the window`);
    const question = table.querySelector(':scope > .prompt');
    if (question !== null && question.scrollWidth > question.clientWidth + SLACK)
      faults.push(`what is asked is ${question.scrollWidth} wide`);
    const prompt = question?.getBoundingClientRect();
    // What belongs together is seen at a glance.
    for (const one of table.querySelectorAll('.zone, .corridors .answer'))
      if (prompt !== undefined && isShown(one) && !isInside(one.getBoundingClientRect(), prompt))
        faults.push(`${nameOf(one)} has to be looked for`);
    if (prompt !== undefined && prompt.height < 60) faults.push(`the question is ${prompt.height} tall`);
    return faults;
  });
}

/** The same of a dungeon, which may be scrolled as a whole where the window is small. */
export async function crawlFaultsAt(page: Page, size: (typeof WINDOWS)[number]): Promise<readonly string[]> {
  await page.setViewportSize(size);
  await settled(page);
  return page.evaluate(() => {
    const SLACK = 1.5;
    const { innerWidth: width } = window;
    const root = document.documentElement;
    const crawl = document.querySelector('.crawl');
    if (crawl === null) return ['there is no dungeon'];
    const faults: string[] = [];
    const nameOf = (one: Element): string =>
      `${one.className || one.tagName} “${(one.textContent ?? '').trim().slice(0, 30)}”`;
    const isShown = (one: Element): boolean => one.checkVisibility({ visibilityProperty: true });
    const canScroll = (one: Element): boolean => /auto|scroll/.test(getComputedStyle(one).overflowY);

    if (root.scrollWidth > width + SLACK) faults.push(`the page is ${root.scrollWidth} wide`);
    for (const one of crawl.querySelectorAll('button, a, summary')) {
      if (!isShown(one)) continue;
      const box = one.getBoundingClientRect();
      if (box.left < -SLACK || box.right > width + SLACK) faults.push(`${nameOf(one)} is out of reach`);
      // Small signs reach beyond themselves, for fingers.
      if (one.matches('.choice-button, .button') && one.scrollWidth > one.clientWidth + 8)
        faults.push(`${nameOf(one)} is cut off`);
      // What lies beyond the edge of a box that nobody can scroll is lost.
      for (let outer = one.parentElement; outer !== null && outer !== crawl; outer = outer.parentElement) {
        if (canScroll(outer)) break;
        const edge = outer.getBoundingClientRect();
        if (getComputedStyle(outer).overflowY === 'hidden' && box.bottom > edge.bottom + SLACK)
          faults.push(`${nameOf(one)} lies beyond ${outer.className}`);
      }
    }
    const areas = ['.crawl-bar', '.crawl-stage', '.crawl-desk', '.crawl-log'].flatMap(name =>
      [...crawl.querySelectorAll(`:scope > ${name}`)].filter(isShown).map(one => ({ name, one })),
    );
    for (const [i, a] of areas.entries())
      for (const b of areas.slice(i + 1)) {
        // A desk that sticks to the foot of a small window lies over what can be scrolled away.
        if (getComputedStyle(a.one).position === 'sticky' || getComputedStyle(b.one).position === 'sticky')
          continue;
        const [x, y] = [a.one.getBoundingClientRect(), b.one.getBoundingClientRect()];
        const isOver =
          Math.min(x.right, y.right) - Math.max(x.left, y.left) > SLACK &&
          Math.min(x.bottom, y.bottom) - Math.max(x.top, y.top) > SLACK;
        if (isOver) faults.push(`${a.name} and ${b.name} overlap`);
      }
    const desk = crawl.querySelector(':scope > .crawl-desk')?.getBoundingClientRect();
    const answer = crawl.querySelector('.crawl-desk [data-choice]')?.getBoundingClientRect();
    if (desk !== undefined && desk.height < 60) faults.push(`the question is ${desk.height} tall`);
    if (answer !== undefined && answer.height < 38) faults.push(`an answer is ${answer.height} tall`);
    return faults;
  });
}
