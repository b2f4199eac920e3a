// Subset sum: can some of the numbers add up to a sum? Each number is taken, or left out.
class SubsetSum {

    static final int[] NUMBERS = {3, 9, 8, 4, 5};

    static boolean run() {
        return canReach(0, 15);
    }

    static boolean canReach(int index, int sum) {
        if (sum == 0) {
            return true;
        }
        if (sum < 0 || index == NUMBERS.length) {
            return false;
        }
        return canReach(index + 1, sum - NUMBERS[index]) || canReach(index + 1, sum);
    }
}
