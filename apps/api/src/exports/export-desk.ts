import { AppError } from "@plumbline/core/platform/app-error";

/** Files a person, and all people of an organization together, may wait for at a time. */
const OF_PERSON = 2;
const OF_ORGANIZATION = 4;
/** Files all clients together may wait for. */
const OF_ALL = 200;

/** Who asks for a file. */
export interface Customer {
  userId: string;
  organizationId: string;
}

interface Ticket extends Customer {
  serve: () => Promise<void>;
  refuse: (reason: AppError) => void;
}

/**
 * Has files made one after the other, organizations in turn, so that one client's many exports delay another's one by
 * no more than a file, and never the other calls of this server.
 */
export class ExportDesk {
  readonly #waiting = new Map<string, Ticket[]>();
  readonly #underWay: Customer[] = [];
  #isServing = false;
  #isClosed = false;

  /**
   * The file that `make` makes, when it is its turn.
   *
   * @throws {AppError} `export.too-many`, `server.busy`
   */
  async make<T>(customer: Customer, make: () => Promise<T>): Promise<T> {
    if (this.#isClosed) throw new AppError("server.busy");
    this.#refuseTooMany(customer);
    const { promise, resolve, reject } = Promise.withResolvers<T>();
    const serve = () => make().then(resolve, reject);
    const { organizationId } = customer;
    const own = this.#waiting.get(organizationId) ?? [];
    this.#waiting.set(organizationId, [...own, { ...customer, serve, refuse: reject }]);
    this.#underWay.push(customer);
    void this.#serve();
    try {
      return await promise;
    } finally {
      this.#underWay.splice(this.#underWay.indexOf(customer), 1);
    }
  }

  /** From now on refuses who comes, and who has not had a turn. */
  close(): void {
    this.#isClosed = true;
    const waiting = [...this.#waiting.values()].flat();
    this.#waiting.clear();
    for (const { refuse } of waiting) refuse(new AppError("server.busy"));
  }

  #refuseTooMany({ userId, organizationId }: Customer): void {
    const own = this.#underWay.filter((other) => other.organizationId === organizationId);
    const ofPerson = own.filter((other) => other.userId === userId);
    if (ofPerson.length >= OF_PERSON || own.length >= OF_ORGANIZATION) throw new AppError("export.too-many");
    if (this.#underWay.length >= OF_ALL) throw new AppError("server.busy");
  }

  async #serve(): Promise<void> {
    if (this.#isServing) return;
    this.#isServing = true;
    for (let ticket = this.#next(); ticket !== undefined; ticket = this.#next()) await ticket.serve();
    this.#isServing = false;
  }

  /** The first of the organization that was served the longest ago; it then goes to the end. */
  #next(): Ticket | undefined {
    const [turn] = this.#waiting;
    if (turn === undefined) return undefined;
    const [organizationId, [ticket, ...rest]] = turn;
    this.#waiting.delete(organizationId);
    if (rest.length > 0) this.#waiting.set(organizationId, rest);
    return ticket;
  }
}
