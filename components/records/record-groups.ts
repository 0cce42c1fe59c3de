/** Everything that groups need, for whoever fetches it late. */
export { GridGroupRow } from "@/components/ui/grid/grid-group-row";
export { toggledIn } from "@/lib/grid/groups";
export { groupRecords } from "@/lib/records/group-records";
