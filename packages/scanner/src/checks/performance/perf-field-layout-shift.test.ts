import { testFieldVital } from "./field-vital.testing.ts";
import { perfFieldLayoutShift } from "./perf-field-layout-shift.ts";

testFieldVital(perfFieldLayoutShift, { metric: "cumulativeLayoutShift", good: 0.1, slow: 0.2, poor: 0.26 });
