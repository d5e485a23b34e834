import { Outbox, type Command, type WithId } from "./outbox.svelte.ts";
import type { ChatLine } from "./types.ts";

/** The commands of this page on their way to the server. A command keeps its id, however often it is sent. */
export class Commands {
  readonly #outbox = new Outbox();
  readonly #send: (message: WithId) => boolean;

  /** `send` returns false where the message could not be sent now. */
  constructor(send: (message: WithId) => boolean) {
    this.#send = send;
  }

  get pending(): readonly Command[] {
    return this.#outbox.commands;
  }

  /** Whether an action or an undo is on its way. */
  get busy(): boolean {
    return this.pending.some((command) => command.message.t !== "chat");
  }

  send(message: WithId): void {
    this.#outbox.put(message, Date.now());
    if (!this.#send(message)) this.#outbox.cut();
  }

  /** Sends again what has had no answer for `age` ms. */
  resend(age?: number): void {
    for (const message of this.#outbox.due(Date.now(), age)) this.#send(message);
  }

  /** The connection is lost. */
  cut(): void {
    this.#outbox.cut();
  }

  accepted(id: string, number: number): void {
    this.#outbox.taken(id, number);
  }

  /** Forgets a refused command; false where the refusal answers a copy of a command that is settled already. */
  refused(id: string | null | undefined): boolean {
    if (!id) return true;
    if (!this.#outbox.get(id)) return false;
    this.#outbox.drop(id);
    return true;
  }

  /** Forgets the commands whose event, up to `number`, has arrived. */
  arrived(number: number): void {
    this.#outbox.arrived(number);
  }

  /** A line of chat answers the command that sent it. */
  chatArrived(line: ChatLine, seat: number | null): void {
    const sent = this.pending.find(({ message }) => message.t === "chat" && line.seat === seat && says(message, line));
    if (sent) this.#outbox.drop(sent.id);
  }
}

const says = (message: { text?: string; phrase?: string }, line: ChatLine) =>
  message.phrase ? message.phrase === line.phrase : isSame(message.text ?? "", line.text);

/** Whether a line is what was sent; the server may have masked letters of it with asterisks. */
function isSame(sent: string, line: string): boolean {
  return sent === line || (sent.length === line.length && [...line].every((l, at) => l === "*" || l === [...sent][at]));
}
