import { testActExamples } from "./judge-examples.testing.ts";
import { READING_EXAMPLES } from "./reading.testing.ts";

testActExamples("languages, titles and wording", READING_EXAMPLES);
