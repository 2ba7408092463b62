/** A tree as ARIA's patterns describe it: the arrow to the right opens a branch, and the one down goes on. */
export const BRANCHES = `<ul role="tree" id="tree" aria-label="Breads"><li role="treeitem" id="dark" aria-expanded="false" tabindex="0">Dark<ul role="group" hidden><li role="treeitem" tabindex="-1">Rye</li><li role="treeitem" tabindex="-1">Malt</li></ul></li><li role="treeitem" tabindex="-1">White</li></ul>
  <script>
    const branch = (item) => item.querySelector("ul");
    const show = (item, isOpen) => { branch(item).hidden = !isOpen; item.ariaExpanded = String(isOpen); };
    tree.onkeydown = (event) => {
      const item = document.activeElement, inner = branch(item);
      if (event.key === "ArrowRight" && inner) show(item, true);
      if (event.key === "ArrowLeft" && inner) show(item, false);
      const all = [...tree.querySelectorAll("[role=treeitem]")].filter((one) => !one.closest("[hidden]"));
      if (event.key === "ArrowDown") all[all.indexOf(item) + 1]?.focus();
      if (event.key === "ArrowUp") all[all.indexOf(item) - 1]?.focus();
    };
    tree.onclick = ({ target }) => { if (target.ariaExpanded) show(target, branch(target).hidden); };
  </script>`;
