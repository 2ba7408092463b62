/**
 * Where a scan leaves what it has gathered, so that a later attempt finds it: compressed records under names of
 * letters, digits, dashes and dots. Writing a name again replaces its record; a record appears whole or not at all.
 */
export interface Checkpoint {
  /** Names of all records, in no order. */
  names(): Promise<string[]>;
  read(name: string): Promise<Uint8Array>;
  write(name: string, record: Uint8Array): Promise<void>;
}
