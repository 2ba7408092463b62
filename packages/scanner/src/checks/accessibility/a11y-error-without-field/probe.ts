export { errorTexts as probe } from "#gather/page/in-page/error-texts.ts";
