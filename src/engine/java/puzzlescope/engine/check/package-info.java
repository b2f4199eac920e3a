/**
 * The rules that every puzzle keeps, as findings for whoever writes one: what it brings, its runs and its game. Knows no test
 * framework, so that a command and the tests of a puzzle apply the same rules.
 */
@NullMarked
package puzzlescope.engine.check;

import org.jspecify.annotations.NullMarked;
