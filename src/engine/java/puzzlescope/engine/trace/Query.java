package puzzlescope.engine.trace;

import puzzlescope.engine.event.Role;

/**
 * Matches events after which the depth is at most {@code depth} and, unless {@code roleBits} is 0, that have one of
 * these roles.
 */
record Query(int depth, int roleBits) {

    static Query depthAtMost(int depth) {
        return new Query(depth, 0);
    }

    static Query role(Role role) {
        return new Query(Integer.MAX_VALUE, role.bit());
    }

    boolean matches(int depthAfter, int eventRoleBits) {
        return depthAfter <= depth && (roleBits == 0 || (roleBits & eventRoleBits) != 0);
    }

    boolean mayMatch(DepthProfile profile, int cell) {
        return matches(profile.lowest(cell), profile.roles(cell));
    }
}
