/** Starts the database server all test files of a run share, and stops it at the end. */
export { setup } from "@plumbline/testing/global-database";
