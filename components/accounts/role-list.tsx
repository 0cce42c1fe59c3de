import { NotSet } from "@/components/ui/absent";
import { inOrderOfStrength, roleMay, roleName } from "@/lib/accounts/roles";

/** The roles of a person in an account and what they allow, the strongest first. */
export function RoleList({ permissions }: { permissions: readonly string[] }) {
  const sorted = inOrderOfStrength(permissions);
  if (sorted.length === 0) return <NotSet what="No permission listed" />;
  return (
    <>
      {sorted.map((permission) => (
        <span key={permission} className="block">
          {roleName(permission)}
          {roleMay(permission) && <span className="text-text-muted">: {roleMay(permission)}</span>}
        </span>
      ))}
    </>
  );
}
