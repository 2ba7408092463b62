/**
 * Fails the run when a transaction is asked for a second query while it is still at its first. pg only warns of it
 * today, once in a process, and will refuse it in version 9.
 */
function refuseSecondQuery({ message, stack }: Error): void {
  if (message.startsWith("Calling client.query() when the client is already executing"))
    throw new Error(stack);
}

// Files that share a process load this anew each.
if (!process.listeners("warning").some(({ name }) => name === refuseSecondQuery.name))
  process.on("warning", refuseSecondQuery);
