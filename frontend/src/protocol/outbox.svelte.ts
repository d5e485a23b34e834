import type { FromClient } from "./types.ts";

export type WithId = Extract<FromClient, { id: string }>;

/**
 * A command on its way. `sending`: just sent; `unconfirmed`: the answer is late; `taken`: its event is still to come.
 */
export interface Command {
  id: string;
  message: WithId;
  state: "sending" | "unconfirmed" | "taken";
  number?: number;
  sentAt: number;
}

/** How long (ms) an answer may take before the command is called unconfirmed, and sent once more. */
export const LATE = 2500;

/**
 * Commands that the server has not answered. Each keeps its id and content, so that sending it again
 * is harmless: the server answers a known id as it did the first time.
 */
export class Outbox {
  commands = $state.raw<readonly Command[]>([]);

  put(message: WithId, now: number): void {
    this.commands = [...this.commands, { id: message.id, message, state: "sending", sentAt: now }];
  }

  get(id: string | null | undefined): Command | undefined {
    return this.commands.find((command) => command.id === id);
  }

  taken(id: string, number: number): void {
    this.#change(id, { state: "taken", number });
  }

  drop(id: string): void {
    this.commands = this.commands.filter((command) => command.id !== id);
  }

  /** Forgets commands whose event has arrived. */
  arrived(number: number): void {
    this.commands = this.commands.filter((c) => c.state !== "taken" || (c.number ?? 0) > number);
  }

  /** Commands without an answer for `age` ms; they count as sent again now. */
  due(now: number, age = LATE): WithId[] {
    const late = this.commands.filter((c) => c.state !== "taken" && now - c.sentAt >= age);
    for (const { id } of late) this.#change(id, { state: "unconfirmed", sentAt: now });
    return late.map((command) => command.message);
  }

  /** The line is gone: nothing on its way can be called "sending" any more. */
  cut(): void {
    for (const c of this.commands) if (c.state === "sending") this.#change(c.id, { state: "unconfirmed" });
  }

  #change(id: string, what: Partial<Command>): void {
    this.commands = this.commands.map((c) => (c.id === id ? { ...c, ...what } : c));
  }
}
