import { testActExamples } from "./judge-examples.testing.ts";
import { STRUCTURE_EXAMPLES } from "./structure.testing.ts";

testActExamples("tables, frames, keyboard and fields", STRUCTURE_EXAMPLES);
