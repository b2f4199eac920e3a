/**
 * Contracts that every puzzle's tests extend, a small puzzle to record, and stages on which views are tested. A plug-in's tests
 * may use it too.
 */
package puzzlescope.testkit;
