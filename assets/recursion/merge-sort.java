// Merge sort: sorts both halves of a list, then merges them.
class MergeSort {

    static int[] run() {
        int[] list = {5, 2, 8, 1, 9, 3, 7, 4};
        sort(list, 0, list.length);
        return list;
    }

    static void sort(int[] list, int from, int to) {
        if (to - from < 2) {
            return;
        }
        int middle = (from + to) / 2;
        sort(list, from, middle);
        sort(list, middle, to);
        merge(list, from, middle, to);
    }

    static void merge(int[] list, int from, int middle, int to) {
        int[] merged = new int[to - from];
        int left = from;
        int right = middle;
        for (int i = 0; i < merged.length; i++) {
            if (right == to || left < middle && list[left] <= list[right]) {
                merged[i] = list[left++];
            } else {
                merged[i] = list[right++];
            }
        }
        for (int i = 0; i < merged.length; i++) {
            list[from + i] = merged[i];
        }
    }
}
