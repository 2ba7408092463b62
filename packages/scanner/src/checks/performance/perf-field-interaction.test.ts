import { testFieldVital } from "./field-vital.testing.ts";
import { perfFieldInteraction } from "./perf-field-interaction.ts";

testFieldVital(perfFieldInteraction, { metric: "interactionToNextPaintMs", good: 200, slow: 300, poor: 501 });
