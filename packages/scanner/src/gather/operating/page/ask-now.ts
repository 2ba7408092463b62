/** Asks now for what is tried later: where there is nothing to try, a page that was operated need not be loaded again. */
export async function askNow<Answer>(ask: () => Promise<Answer>): Promise<() => Promise<Answer>> {
  try {
    const answer = await ask();
    return () => Promise.resolve(answer);
  } catch (error) {
    return async () => {
      throw error;
    };
  }
}
