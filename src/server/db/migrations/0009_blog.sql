CREATE TABLE "post_versions" (
	"post" text NOT NULL,
	"version" integer NOT NULL,
	"data" jsonb NOT NULL,
	"by" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "post_versions_key" PRIMARY KEY("post","version")
);
