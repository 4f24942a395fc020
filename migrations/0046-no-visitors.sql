-- Nothing lets people without an account into a plan: no public tool is there that would need it.
drop function walls.enter_visitor(uuid, text[], integer[]);
drop table visitors;
