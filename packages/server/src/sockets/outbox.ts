/** Everything that one connection is told in one turn of the event loop goes in one frame. */

export interface Flushable {
  flush(): void;
}

export class Outbox {
  #due: Flushable[] = [];
  #isScheduled = false;

  /** Called once for each connection that has something to say. */
  add(connection: Flushable): void {
    this.#due.push(connection);
    if (this.#isScheduled) return;
    this.#isScheduled = true;
    // After everything that follows from what was just stored, and before anything new is read.
    process.nextTick(() => this.#flush());
  }

  #flush(): void {
    this.#isScheduled = false;
    const due = this.#due;
    this.#due = [];
    for (const connection of due) connection.flush();
  }
}
