// The campaign grid's table as one builds it with MUI X DataGrid (community, which shows at most 100 rows on a page):
// the same campaigns, columns, sorting and search, over one prepared answer.
import { DataGrid } from "@mui/x-data-grid";
import { useEffect, useState } from "react";
import { createRoot } from "react-dom/client";

const money = (micros, currency) =>
  micros === null ? "" : new Intl.NumberFormat("en-GB", { style: "currency", currency }).format(micros / 1e6);

const amount = (field, headerName) => ({
  field,
  headerName,
  width: 150,
  type: "number",
  valueFormatter: (value, row) => money(value, row.currency),
});

const columns = [
  { field: "name", headerName: "Name", width: 300 },
  { field: "entity_status", headerName: "Status", width: 112 },
  {
    field: "reasons_not_servable",
    headerName: "Why not serving",
    width: 190,
    valueFormatter: (reasons) => reasons.join(", "),
  },
  amount("daily_budget_amount_local_micro", "Daily budget"),
  amount("total_budget_amount_local_micro", "Total budget"),
  { field: "funding_instrument_id", headerName: "Funding instrument", width: 210 },
  { field: "updated_at", headerName: "Updated", width: 148 },
];

function Campaigns() {
  const [rows, setRows] = useState();
  const [search, setSearch] = useState("");
  useEffect(() => {
    fetch("/campaigns.json")
      .then((response) => response.json())
      .then(({ data }) => setRows(data));
  }, []);
  return (
    <>
      <input type="search" value={search} onChange={({ target }) => setSearch(target.value)} />
      <div style={{ height: 700 }}>
        <DataGrid
          rows={rows ?? []}
          loading={rows === undefined}
          columns={columns}
          rowHeight={36}
          checkboxSelection
          initialState={{ pagination: { paginationModel: { pageSize: 100 } } }}
          pageSizeOptions={[100]}
          filterModel={{ items: [], quickFilterValues: search ? [search] : [] }}
        />
      </div>
    </>
  );
}

createRoot(document.getElementById("root")).render(<Campaigns />);
