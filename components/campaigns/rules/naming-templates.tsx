"use client";

import { useRef, useState } from "react";
import { notifyNotSaved } from "@/components/saved-items/notify-not-saved";
import { SavedRows } from "@/components/saved-items/saved-rows";
import { Button } from "@/components/ui/button";
import { dateInName, fillPattern } from "@/lib/campaigns/name-pattern";
import { type NamingTemplate, patternsOffered } from "@/lib/campaigns/rules/naming-templates";
import type { Whose } from "@/lib/lists/savable";
import { dayIn } from "@/lib/time/calendar";
import { TemplateDialog } from "./template-dialog";
import type { RulesEditing } from "./use-rules-editor";

const SAMPLE = "{brand}_{geo}_{objective}_{yyyymm}";

/** The naming patterns, each with an example. */
export function NamingTemplates({ editing }: { editing: RulesEditing }) {
  const { templates, steps, zone } = editing;
  const [today] = useState(() => dayIn(zone, Date.now()));
  const [open, setOpen] = useState<{ readonly shown?: NamingTemplate; readonly pattern: string }>();
  const add = useRef<HTMLButtonElement>(null);
  const sampleOf = (pattern: string) => fillPattern(pattern, (token) => dateInName(token, today) ?? token);
  const save = (shown: NamingTemplate | undefined, pattern: string, whose: Whose) =>
    steps.run(`${shown ? "Change" : "Add"} the template ${pattern}`, [
      templates.edit(shown, { ...shown, id: shown?.id ?? crypto.randomUUID(), pattern }, whose),
    ]);
  const remove = (template: NamingTemplate) =>
    steps.run(`Remove the template ${template.pattern}`, [templates.edit(template, undefined)]);
  const newTemplate = (
    <Button ref={add} disabledReason={templates.awayReason} onClick={() => setOpen({ pattern: "" })}>
      New template
    </Button>
  );
  const [usual] = patternsOffered(templates.items);
  return (
    <div className="flex flex-col items-start gap-3">
      {templates.items.length === 0 ? (
        <>
          <p className="text-text-muted">
            {templates.awayReason ? "This device remembers no templates." : "No templates yet."} For example{" "}
            {SAMPLE} makes names like <bdi>{sampleOf(SAMPLE)}</bdi>.
          </p>
          <div className="flex flex-wrap gap-2">
            {newTemplate}
            <Button
              tone="quiet"
              disabledReason={templates.awayReason}
              onClick={() => setOpen({ pattern: SAMPLE })}
            >
              Add a sample template
            </Button>
          </div>
        </>
      ) : (
        <>
          <SavedRows
            label="Naming templates"
            one="template"
            items={templates.items}
            nameOf={({ pattern }) => pattern}
            below={({ pattern }) => (
              <span className="wrap-anywhere block text-sm text-text-muted">
                Makes names like <bdi>{sampleOf(pattern)}</bdi>
                {templates.items.length > 1 && pattern === usual && ". New campaigns begin with it."}
              </span>
            )}
            list={templates}
            zone={zone}
            onChange={(shown) => setOpen({ shown, pattern: shown.pattern })}
            onRemove={remove}
            onNotRemoved={(error) => notifyNotSaved("template", error, "The template was not removed")}
            afterwards={add}
          />
          {newTemplate}
        </>
      )}
      {open && (
        <TemplateDialog
          shown={open.shown}
          pattern={open.pattern}
          taken={templates.items}
          sampleOf={sampleOf}
          inStore={templates.inStore}
          shareReason={templates.shareReason}
          onClose={() => setOpen(undefined)}
          onTemplate={(pattern, whose) => save(open.shown, pattern, whose)}
        />
      )}
    </div>
  );
}
