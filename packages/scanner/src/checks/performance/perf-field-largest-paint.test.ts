import { testFieldVital } from "./field-vital.testing.ts";
import { perfFieldLargestPaint } from "./perf-field-largest-paint.ts";

testFieldVital(perfFieldLargestPaint, {
  metric: "largestContentfulPaintMs",
  good: 2500,
  slow: 3100,
  poor: 4001,
});
