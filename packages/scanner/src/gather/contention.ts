import { performance } from "node:perf_hooks";

const EVERY_MS = 300;
/** Of computing, a time: as long as a few tasks of a page. */
const SAMPLE_MS = 5;

/** Notes how long computing waits for a processor, until it is asked. Takes under 2 % of one. */
export function watchContention(): () => number {
  let waited = sample();
  let samples = 1;
  const timer = setInterval(() => {
    waited += sample();
    samples += 1;
  }, EVERY_MS);
  timer.unref();
  return () => {
    clearInterval(timer);
    return waited / samples;
  };
}

/** Time that passes for each unit of time computed: 1 on a machine that has a processor to spare. */
function sample(): number {
  const from = performance.now();
  const before = cpuMs();
  let computed = 0;
  while (computed < SAMPLE_MS && performance.now() - from < SAMPLE_MS * MOST) computed = cpuMs() - before;
  return (performance.now() - from) / Math.max(computed, SAMPLE_MS / MOST);
}

/** A sample is not waited for longer than so many times its length. */
const MOST = 20;

function cpuMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
